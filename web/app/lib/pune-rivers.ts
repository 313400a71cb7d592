export type Place = [latitude: number, longitude: number]

/** The courses as a hand draws them: near the truth where people cross them, smooth in between. Latitude, longitude. */
export interface River {
  name: string
  course: Place[]
  /** Share of the course, 0 to 1, where its name is written. */
  nameAt: number
  isBroad?: true
}

const sangam: Place = [18.5318, 73.8605]
const dapodi: Place = [18.5745, 73.8335]

export const punesRivers: River[] = [
  {
    name: 'Mula',
    course: [
      [18.5135, 73.62],
      [18.5335, 73.664],
      [18.5505, 73.69],
      [18.5605, 73.716],
      [18.5775, 73.7385],
      [18.5885, 73.7555],
      [18.5865, 73.7745],
      [18.5735, 73.781],
      [18.5675, 73.797],
      [18.567, 73.812],
      dapodi,
      [18.5625, 73.8395],
      [18.5535, 73.845],
      [18.5465, 73.858],
      sangam,
    ],
    nameAt: 0.2,
  },
  {
    name: 'Mutha',
    course: [
      [18.4185, 73.742],
      [18.4365, 73.762],
      [18.4505, 73.779],
      [18.4605, 73.7905],
      [18.4735, 73.8035],
      [18.4815, 73.8145],
      [18.4905, 73.8275],
      [18.5015, 73.8375],
      [18.5125, 73.844],
      [18.521, 73.8515],
      sangam,
    ],
    nameAt: 0.3,
  },
  {
    name: 'Mula-Mutha',
    isBroad: true,
    course: [
      sangam,
      [18.5405, 73.872],
      [18.5425, 73.8865],
      [18.5395, 73.9],
      [18.5415, 73.916],
      [18.5425, 73.9315],
      [18.5355, 73.945],
      [18.5265, 73.963],
      [18.5195, 73.988],
      [18.5225, 74.012],
      [18.5145, 74.04],
      [18.5085, 74.08],
    ],
    nameAt: 0.72,
  },
  {
    name: 'Pavana',
    course: [
      [18.6605, 73.61],
      [18.6705, 73.655],
      [18.6795, 73.69],
      [18.6665, 73.713],
      [18.6565, 73.7345],
      [18.6385, 73.752],
      [18.6355, 73.771],
      [18.6205, 73.7795],
      [18.6195, 73.793],
      [18.6105, 73.803],
      [18.5965, 73.8095],
      [18.5925, 73.8255],
      dapodi,
    ],
    nameAt: 0.1,
  },
  {
    name: 'Indrayani',
    course: [
      [18.7405, 73.6],
      [18.7425, 73.648],
      [18.7505, 73.69],
      [18.7305, 73.728],
      [18.7185, 73.766],
      [18.7085, 73.797],
      [18.6915, 73.835],
      [18.6835, 73.872],
      [18.6705, 73.898],
      [18.6665, 73.934],
      [18.6735, 73.976],
      [18.6605, 74.02],
      [18.6505, 74.08],
    ],
    nameAt: 0.82,
  },
]

/** Hills within the city, as nested outlines: middle, and how far they reach east and north, in degrees. */
export const punesHills: { name?: string; middle: Place; reach: [east: number, north: number] }[] = [
  { name: 'Vetal Tekdi', middle: [18.5245, 73.8125], reach: [0.0075, 0.0085] },
  { middle: [18.5515, 73.7755], reach: [0.006, 0.0035] },
  { middle: [18.4745, 73.8425], reach: [0.006, 0.0045] },
  { middle: [18.432, 73.868], reach: [0.014, 0.005] },
  { middle: [18.624, 73.874], reach: [0.008, 0.006] },
]
