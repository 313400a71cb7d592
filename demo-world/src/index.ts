// Owns the demo: its world, part by part, and the pictures drawn for its listings and ads.
// Always true: only MODE=demo loads it, by the one import in the server's start; the same seed gives the same world.
// Calls the server's modules by their doors, and is called by none of them.
export { demoModule } from './demo.module.ts'
export { greeting } from './demo-accounts.ts'
export { createDemoWorld } from './demo-world.ts'
