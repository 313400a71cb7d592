import type { Client } from '@properysearch/contract/kernel/client'
import { createContext } from 'react-router'

/** The API as loaders of public pages see it: in the same process, as an anonymous visitor. */
export const apiContext = createContext<Client>()
