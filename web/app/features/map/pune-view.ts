import { puneCentre } from '../../lib/pune-centre.ts'

/** Where a map begins when nothing else is asked: Pune, at the specification's zoom. */
export const puneView = { center: puneCentre, zoom: 10 }
