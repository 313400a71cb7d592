/** Under the reason of a decision that the person hears of without it. */
export const logOnly = 'Kept in the audit log, and in the copy of their data.'
