/** The day since which the present terms of service and privacy notice are in force. A new wording has a new day. */
export const legalWording = '2026-11-19'
