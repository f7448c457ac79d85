/**
 * Groups, lists, numbers and `true` or `false`. Each `error` of the schema is a noun phrase that
 * follows "Enter" or "This must be" in the messages of problems.
 */
import { z } from 'zod'

export const yesNo = z.boolean({ error: 'true or false' })

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: `one of “${values.join('”, “')}”` })

export const positive = wholeNumber(1, 'a whole number, 1 or greater')

export const list = <Item extends z.ZodType>(item: Item, expected: string) => z.array(item, { error: expected })

/** A group of named fields. Other fields are an error. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape, expected = 'a group of fields') {
  return z.strictObject(shape, { error: expected })
}

/** A count of votes or voters. */
export const count = wholeNumber(0, 'a whole number, 0 or greater')

/** Votes after a transfer. The counts of some elections with several seats have fractions of a vote. */
export const transferred = z.number({ error: 'a number, 0 or greater' }).min(0, { error: 'a number, 0 or greater' })

export function wholeNumber(min: number, error: string) {
  return z.int({ error }).min(min, { error })
}
