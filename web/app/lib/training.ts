/** The sign-in page of the agents' learning-management system. A sample address: put the real one here. */
export const trainingUrl = 'https://learn.properysearch.example/login'
