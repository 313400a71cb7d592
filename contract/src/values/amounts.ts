import { z } from 'zod'
import { isWholePaise } from './money.ts'

/** An amount in rupees that somebody types: at most two decimals, and no more than any property costs. */
export const rupees = z
  .number({ error: 'Enter the amount in rupees' })
  .min(0, 'The amount cannot be less than zero')
  .max(1_00_00_00_00_000, 'Enter an amount of at most ₹10,000 Cr')
  .refine(isWholePaise, 'Enter an amount with at most two decimals')

export const rupeesAboveZero = rupees.min(1, 'Enter an amount of ₹1 or more')
