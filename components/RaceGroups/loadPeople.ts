/** The people in every race, in the file that scripts load. */

/** A race with the id of its group, empty if everyone votes in it, and everyone in it with the outcome, if there is one. */
export type ListedRace = readonly [
  group: string,
  id: string,
  name: string,
  people: readonly (readonly [name: string, outcome?: string])[],
]

/** Loads the file. It is the same for all readers, so the request does not tell where one votes. */
export async function loadPeople(url: string): Promise<readonly ListedRace[]> {
  return (await fetch(url)).json() as Promise<readonly ListedRace[]>
}
