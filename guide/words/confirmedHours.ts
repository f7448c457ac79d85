interface Voting<Hours> {
  readonly when: { readonly hours?: Hours; readonly groupHours?: readonly unknown[] }
}

/** The polling hours, if they are confirmed for this election and the same for everyone. */
export function findConfirmedHours<Hours extends { readonly covers: string }>({
  when: { hours, groupHours },
}: Voting<Hours>): Hours | undefined {
  return hours?.covers === 'this election' && !groupHours?.length ? hours : undefined
}
