/** Lengths of plans are whole inches, so that what is printed is what is drawn. */
export type Inches = number

export const feet = (value: number): Inches => Math.round(value * 12)

/** 11'6" */
export function feetText(inches: Inches): string {
  const whole = Math.round(inches)
  return `${Math.floor(whole / 12)}'${whole % 12}"`
}

export const sizeText = (wide: Inches, deep: Inches) => `${feetText(wide)} × ${feetText(deep)}`

export const squareFeet = (wide: Inches, deep: Inches) => (wide * deep) / 144
