/** Like `Promise.all`, but waits for every promise even if one rejects, so that no work goes on after an error. */
export async function settleAll<Values extends readonly unknown[]>(promises: {
  readonly [Index in keyof Values]: Promise<Values[Index]>
}): Promise<Values> {
  await Promise.allSettled(promises)
  return (await Promise.all(promises)) as unknown as Values
}
