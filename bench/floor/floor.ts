import Fastify from 'fastify'
import pg from 'pg'
import { facets, groups, oneProperty, search } from './floor.sql.ts'

// A bare server over the same rows, in a process of its own: `node bench/floor/floor.ts <url of the database>`.
// What it costs is the yardstick of what the product costs.

interface Asked {
  city: string
  kind: string
  deal: string
  from: string
  to: string
  bhk: string
}

const pool = new pg.Pool({ connectionString: process.argv[2], max: 1 })
const ask = async (name: string, text: string, values: unknown[]) => (await pool.query({ name, text, values })).rows
const rooms = (bhk: string) => bhk.split(',').map(Number)

const server = Fastify()
server.get<{ Params: { id: string } }>('/property/:id', async ({ params }) => ({
  data: (await ask('property', oneProperty, [params.id]))[0],
}))
server.get<{ Querystring: Asked }>('/search', async ({ query: { city, kind, deal, from, to, bhk } }) => ({
  data: await ask('search', search, [city, kind, deal, from, to, rooms(bhk)]),
}))
server.get<{ Querystring: Asked }>('/facets', async ({ query: { city, kind, deal, from, to } }) => ({
  data: await ask('facets', facets, [city, kind, deal, from, to]),
}))
server.get<{ Querystring: Asked }>('/groups', async ({ query: { city, kind, deal, bhk } }) => ({
  data: await ask('groups', groups, [city, kind, deal, rooms(bhk)]),
}))

process.once('disconnect', () => process.exit())
const address = await server.listen({ port: 0, host: '127.0.0.1' })
process.send?.(address)
