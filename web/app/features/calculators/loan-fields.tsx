import { SliderField } from './slider-field.tsx'

// The specification's ranges: rate 1 to 15 percent in tenths, tenure 1 to 30 years.

export function RateField({ value, onValue }: { value: number; onValue: (value: number) => void }) {
  return (
    <SliderField
      label="Interest rate per year"
      min={1}
      max={15}
      step={0.1}
      value={value}
      onValue={onValue}
      say={(rate) => `${rate} percent`}
      unit="%"
    />
  )
}

export function TenureField({ value, onValue }: { value: number; onValue: (value: number) => void }) {
  return (
    <SliderField
      label="Tenure"
      min={1}
      max={30}
      step={1}
      value={value}
      onValue={onValue}
      say={(years) => (years === 1 ? '1 year' : `${years} years`)}
      unit="years"
    />
  )
}
