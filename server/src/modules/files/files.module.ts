import type { Module } from '../../module.ts'
import { filesJobs } from './files.jobs.ts'

export const filesModule: Module = { name: 'files', jobs: ({ folders }) => filesJobs({ folders }) }
