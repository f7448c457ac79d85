/** A race with the id of its group, empty if everyone votes in it, and everyone in it, like `Ada Byron (Elected), Bo Cole`. */
export type ListedRace = readonly [group: string, id: string, name: string, people: string]
