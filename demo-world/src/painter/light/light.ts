import { type Colour, colour, linear, mix, type Rgb } from '../canvas/colour.ts'
import { dot, unit, type Vec } from '../space/space.ts'
import { type HourName, hours, type Sky } from './hours.ts'

/** The light of one hour, from one side. Everything out of doors takes its colours from here. */
export interface Light {
  hour: HourName
  toSun: Vec
  sun: Rgb
  ambient: Rgb
  bounce: Rgb
  haze: Colour
  /** Metres after which two thirds of a colour are lost in the haze. */
  hazeReach: number
  sky: Sky
  /** Share of windows with a lamp on. */
  lampsOn: number
  shadow: Colour
  shadowOpacity: number
}

export const UP: Vec = [0, 0, 1]
export const FRONT: Vec = [0, -1, 0]
export const LEFT: Vec = [-1, 0, 0]
export const RIGHT: Vec = [1, 0, 0]
export const DOWN: Vec = [0, 0, -1]

/** `side` is where the sun stands: -1 left of the viewer, 1 right; `front` 1 behind the viewer, 0 beside, -1 ahead. */
export function lightAt(hour: HourName, side: number, front: number): Light {
  const { elevation, ...rest } = hours[hour]
  const flat = unit([side, -front, 0])
  const rise = Math.tan((elevation * Math.PI) / 180)
  return { hour, toSun: unit([flat[0], flat[1], rise]), ...rest }
}

/** The colour of a surface as the light shows it, seen from a distance. */
export function lit(light: Light, albedo: Colour, normal: Vec, distance = 0, openness = 1): Colour {
  const sun = Math.max(0, dot(normal, light.toSun))
  const up = 0.5 + 0.5 * normal[2]
  const base = linear(albedo)
  const channel = (i: 0 | 1 | 2) =>
    base[i] * (openness * (light.sun[i] * sun + light.ambient[i] * (0.55 + 0.45 * up)) + light.bounce[i] * (1 - up))
  const seen = colour([channel(0), channel(1), channel(2)].map(softClip) as unknown as Rgb)
  return hazed(light, seen, distance)
}

/** Bright values bend instead of burning out. */
const softClip = (value: number) => (value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp(-(value - 0.7) / 0.3)))

export function hazed(light: Light, seen: Colour, distance: number): Colour {
  return distance <= 0 ? seen : mix(seen, light.haze, 0.92 * (1 - Math.exp(-distance / light.hazeReach)))
}

/** A surface the sun does not reach. */
export function shaded(light: Light, albedo: Colour, normal: Vec, distance = 0, openness = 1): Colour {
  return lit({ ...light, sun: [0, 0, 0] }, albedo, normal, distance, openness)
}
