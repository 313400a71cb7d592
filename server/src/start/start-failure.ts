import { type Config, ConfigError, parseDatabaseUrl } from '../config.ts'
import { DatabaseStartError } from '../platform/db/embedded-postgres.ts'
import { NewerSchemaError } from '../platform/db/migrate.ts'

/** A reason not to start that is already a sentence for people. */
export class StartFailure extends Error {}

const postgresDiskFull = '53100'

type Coded = Error & { code?: string; path?: string; syscall?: string; hostname?: string }

/** Why the start failed, one sentence for each problem; undefined when it is a defect of ours. */
export function sentencesFor(error: unknown, config: Config | undefined): string[] | undefined {
  if (error instanceof ConfigError) return error.problems
  if (error instanceof StartFailure || error instanceof DatabaseStartError || error instanceof NewerSchemaError) {
    return [error.message]
  }
  if (!(error instanceof Error)) return undefined
  const coded = error as Coded
  const sentence = listening(coded, config) ?? writing(coded, config) ?? (config && usingDatabase(coded, config))
  return sentence ? [sentence] : undefined
}

function listening({ code, syscall, hostname }: Coded, config: Config | undefined): string | undefined {
  // A name may be looked up to listen on it or to reach the database.
  const isAboutUs = syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === config?.host)
  if (!config || !isAboutUs) return undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${config.port} on ${config.host} is already in use. Stop the program that uses it, or set PORT to another.`
    case 'EACCES':
      return `Port ${config.port} may be opened only by an administrator. Set PORT to 1024 or above.`
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${config.host} is not an address of this machine. Set HOST to one, such as 127.0.0.1.`
  }
  return undefined
}

function writing({ code, path }: Coded, config: Config | undefined): string | undefined {
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === postgresDiskFull) {
    return `The disk that holds ${config?.dataDir ?? path} is full. Make room, or choose another DATA_DIR.`
  }
  if (!path) return undefined
  const isOurs = config !== undefined && (path.startsWith(config.dataDir) || config.dataDir.startsWith(path))
  const advice = isOurs ? ' Change that, or choose another DATA_DIR.' : ''
  switch (code) {
    case 'EROFS':
      return `${path} is on a read-only disk.${advice}`
    case 'EACCES':
    case 'EPERM':
      return `${path} cannot be used: permission denied.${advice}`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path} cannot be created: a file is in the way.${advice}`
  }
  return undefined
}

/** Failures of a database given by DATABASE_URL. Its password is never part of the sentence. */
function usingDatabase({ code, message }: Coded, { databaseUrl }: Config): string | undefined {
  const parsed = databaseUrl && parseDatabaseUrl(databaseUrl)
  if (!parsed) return undefined
  const { host, hostname, pathname, username } = parsed
  const server = `The database server at ${host || 'its socket'}`
  switch (code) {
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
    case 'ENOENT':
      return `${server} is not responding (${code}). Start it, or correct DATABASE_URL.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The name ${hostname} in DATABASE_URL is not known to this network. Correct it.`
    case '28P01':
    case '28000':
      return `${server} refused the user or the password in DATABASE_URL${username ? ` (user ${username})` : ''}. Correct them.`
    case '3D000':
      return `${server} has no database named ${pathname.slice(1)}. Create it, or correct DATABASE_URL.`
    case '42501':
      return `The user ${username} may not create tables in the database of DATABASE_URL. Grant it CREATE on the schema public.`
    case '53300':
      return `${server} has no free connections. Raise its max_connections, or try again.`
    case '57P03':
      return `${server} is still starting. Try again in a moment.`
  }
  if (/timeout expired|Connection terminated due to connection timeout/i.test(message)) {
    return `${server} is not responding (timeout). Start it, or correct DATABASE_URL.`
  }
  if (/password must be a string/.test(message)) return `${server} asks for a password. Add it to DATABASE_URL.`
  if (/SSL|certificate/i.test(message)) return `${server} could not be reached over TLS: ${message}`
  return undefined
}
