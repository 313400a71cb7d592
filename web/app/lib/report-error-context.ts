import { createContext } from 'react-router'

/** Where a page's unexpected error goes while it is rendered on the server: into the server's log. */
export const reportErrorContext = createContext<(error: unknown) => void>()
