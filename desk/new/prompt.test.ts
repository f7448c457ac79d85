import { z } from 'zod'
import { askQuestions, readOptions } from './prompt'
import type { Question } from './questions'

const questions = [
  { name: 'name', text: 'the name', schema: z.string() },
  { name: 'nick', text: 'the short name', fallback: ({ name }) => name?.slice(0, 2), schema: z.string() },
  { name: 'age', text: 'the age', fallback: '7', schema: z.string().regex(/^\d+$/, { error: 'a number' }) },
  { name: 'pet', text: 'the pet', fallback: '', schema: z.string().min(3, { error: 'a longer name' }) },
] as const satisfies readonly Question[]

/** A prompt that gives these answers, and records what it was asked. */
function answering(...answers: string[]) {
  const asked: string[] = []
  const prompt = (text: string) => {
    asked.push(text)
    return Promise.resolve(answers.shift() ?? '')
  }
  return { asked, prompt }
}

afterEach(() => jest.restoreAllMocks())

it('takes answers from options without asking', async () => {
  const { asked, prompt } = answering()
  const given = readOptions(questions, ['--name', 'Ada', '--nick=A', '--age', '36', '--pet', 'Cat'])
  expect(await askQuestions(questions, given, prompt)).toEqual({ name: 'Ada', nick: 'A', age: '36', pet: 'Cat' })
  expect(asked).toEqual([])
})

it('asks for the rest, offers fallbacks, and asks again after an invalid answer', async () => {
  jest.spyOn(console, 'log').mockImplementation()
  const { asked, prompt } = answering('', 'Ada', '', 'old', '36', '')
  expect(await askQuestions(questions, {}, prompt)).toEqual({ name: 'Ada', nick: 'Ad', age: '36', pet: '' })
  expect(asked).toEqual([
    'the name: ',
    'the name: ',
    'the short name [Ad]: ',
    'the age [7]: ',
    'the age [7]: ',
    'the pet: ',
  ])
  expect(console.log).toHaveBeenCalledWith('Please enter a number.')
})

it('uses fallbacks if nobody is there to answer', async () => {
  expect(await askQuestions(questions, { name: 'Ada' }, undefined)).toEqual({
    name: 'Ada',
    nick: 'Ad',
    age: '7',
    pet: '',
  })
})

it.each([
  ['--age=old', '--name', '--age', 'Enter a number.'],
  ['--name=A\u202Eda', '--name', 'Enter text of visible characters on one line.'],
  ['--name= ', '--name', 'Enter the name'],
  ['--title=Countess', '--name, --nick, --age, --pet', "Unknown option '--title'"],
  ['--name', "Option '--name <value>' argument missing"],
])('reports the option %j', async (option, ...expected) => {
  const ask = async () => askQuestions(questions, readOptions(questions, [option]), undefined)
  for (const part of expected) await expect(ask()).rejects.toThrow(part)
})
