import { parentPort, workerData } from 'node:worker_threads'
import { packModel } from './model/keeping.ts'
import type { Rows } from './model/rows.ts'
import { train } from './model/train.ts'

// Learning takes seconds of arithmetic: it has a thread of its own, so that whatever else the process does goes on.

const learned = train(workerData as Rows)
const { listings, accuracy, refused } = learned
parentPort?.postMessage({ model: packModel(learned), listings, accuracy, refused })
