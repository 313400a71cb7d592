import { letterBox } from './letter-box.ts'
import { evening, night } from './palette.ts'
import { puneEvening } from './pune-evening.ts'
import { desk, door, emptyPlot, gate, measures, repairs } from './vignettes.ts'

const scenes = {
  'pune-evening': puneEvening,
  door,
  gate,
  desk,
  measures,
  'letter-box': letterBox,
  'empty-plot': emptyPlot,
  repairs,
}

/** Every picture by its file's name, once for the light theme and once for the dark. */
export function paintings(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scenes).flatMap(([name, draw]) => [
      [`${name}-light`, draw(evening)],
      [`${name}-dark`, draw(night)],
    ]),
  )
}
