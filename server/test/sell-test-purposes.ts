// Loaded before the server's own start: a process of its own then sells what the test app sells.
import { allModules } from '../src/all-modules.ts'
import { testModule } from './test-purpose.ts'

// First: it takes the name of a purpose.
allModules.unshift(testModule)
