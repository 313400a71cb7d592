/** Under which the browser keeps what somebody has written and the server does not have yet. */
export const unsentName = (personId: number) => `unsent ${personId}`
