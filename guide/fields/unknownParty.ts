/** Stands in place of a party if none is known. The same in every language. */
export const unknownParty = 'N/A'
