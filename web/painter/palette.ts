import { paint } from './colour.ts'

/** One hour of the day: every colour a picture may use. */
export interface Palette {
  isNight: boolean
  glow: string
  sky: string
  disc: string
  hills: [far: string, middle: string, near: string]
  haze: string
  hazeShade: string
  ground: string
  road: string
  kerb: string
  wall: string
  wallShade: string
  wallWarm: string
  wallWarmShade: string
  stone: string
  stoneShade: string
  stoneLight: string
  timber: string
  timberLight: string
  tile: string
  tileShade: string
  tileLight: string
  glass: string
  glassShade: string
  lit: string
  rail: string
  line: string
  trunk: string
  trunkLight: string
  neem: [shade: string, body: string, light: string]
  gulmohar: [shade: string, body: string, light: string, bright: string]
  shrub: [shade: string, body: string, light: string]
  bloom: string
  accent: string
  accentShade: string
}

/** Half an hour before sunset, after rain. */
export const evening: Palette = {
  isNight: false,
  sky: paint(0.955, 0.028, 82),
  glow: paint(0.895, 0.075, 66),
  disc: paint(0.955, 0.062, 82),
  hills: [paint(0.87, 0.026, 345), paint(0.805, 0.03, 290), paint(0.735, 0.032, 225)],
  haze: paint(0.865, 0.03, 60),
  hazeShade: paint(0.825, 0.032, 45),
  ground: paint(0.8, 0.05, 105),
  road: paint(0.745, 0.016, 70),
  kerb: paint(0.9, 0.014, 80),
  wall: paint(0.965, 0.016, 85),
  wallShade: paint(0.885, 0.024, 75),
  wallWarm: paint(0.915, 0.045, 78),
  wallWarmShade: paint(0.845, 0.052, 68),
  stone: paint(0.575, 0.014, 260),
  stoneShade: paint(0.485, 0.016, 262),
  stoneLight: paint(0.655, 0.014, 250),
  timber: paint(0.4, 0.06, 48),
  timberLight: paint(0.53, 0.075, 52),
  tile: paint(0.635, 0.115, 42),
  tileShade: paint(0.545, 0.11, 38),
  tileLight: paint(0.71, 0.105, 48),
  glass: paint(0.7, 0.045, 225),
  glassShade: paint(0.575, 0.05, 232),
  lit: paint(0.92, 0.11, 88),
  rail: paint(0.62, 0.03, 235),
  line: paint(0.36, 0.035, 258),
  trunk: paint(0.42, 0.035, 55),
  trunkLight: paint(0.54, 0.035, 62),
  neem: [paint(0.46, 0.055, 162), paint(0.545, 0.07, 150), paint(0.65, 0.085, 130)],
  gulmohar: [paint(0.47, 0.07, 145), paint(0.575, 0.145, 31), paint(0.665, 0.155, 37), paint(0.765, 0.125, 54)],
  shrub: [paint(0.49, 0.06, 152), paint(0.585, 0.075, 142), paint(0.69, 0.085, 126)],
  bloom: paint(0.63, 0.15, 352),
  accent: paint(0.47, 0.085, 172),
  accentShade: paint(0.38, 0.075, 174),
}

/** Two hours later. */
export const night: Palette = {
  isNight: true,
  sky: paint(0.225, 0.034, 268),
  glow: paint(0.36, 0.062, 300),
  disc: paint(0.93, 0.03, 90),
  hills: [paint(0.285, 0.042, 285), paint(0.25, 0.036, 272), paint(0.222, 0.032, 240)],
  haze: paint(0.27, 0.032, 275),
  hazeShade: paint(0.245, 0.03, 272),
  ground: paint(0.235, 0.028, 170),
  road: paint(0.265, 0.014, 262),
  kerb: paint(0.36, 0.016, 262),
  wall: paint(0.44, 0.026, 272),
  wallShade: paint(0.375, 0.028, 272),
  wallWarm: paint(0.405, 0.026, 295),
  wallWarmShade: paint(0.35, 0.028, 290),
  stone: paint(0.335, 0.018, 265),
  stoneShade: paint(0.28, 0.018, 265),
  stoneLight: paint(0.385, 0.018, 262),
  timber: paint(0.27, 0.03, 45),
  timberLight: paint(0.36, 0.042, 50),
  tile: paint(0.39, 0.062, 34),
  tileShade: paint(0.33, 0.055, 30),
  tileLight: paint(0.44, 0.062, 38),
  glass: paint(0.33, 0.036, 245),
  glassShade: paint(0.285, 0.036, 250),
  lit: paint(0.875, 0.115, 84),
  rail: paint(0.4, 0.026, 255),
  line: paint(0.17, 0.02, 260),
  trunk: paint(0.25, 0.022, 60),
  trunkLight: paint(0.315, 0.024, 62),
  neem: [paint(0.235, 0.036, 172), paint(0.29, 0.048, 164), paint(0.36, 0.058, 156)],
  gulmohar: [paint(0.25, 0.03, 165), paint(0.325, 0.072, 24), paint(0.39, 0.085, 28), paint(0.47, 0.08, 38)],
  shrub: [paint(0.25, 0.038, 168), paint(0.305, 0.048, 160), paint(0.37, 0.055, 150)],
  bloom: paint(0.44, 0.115, 350),
  accent: paint(0.5, 0.075, 172),
  accentShade: paint(0.4, 0.065, 174),
}
