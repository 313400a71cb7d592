import type { Contract } from '@properysearch/contract'
import type { rentals } from '@properysearch/contract/bookings/rental-calls'
import type { CallContext } from '../../../context.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import { done } from '../done.ts'
import { answerDeduction, lowerDeduction, proposeDeduction, withdrawDeduction } from './deduct-from-deposit.ts'
import { recordIntimation, recordSocietyForm } from './formalities.ts'
import { giveNotice } from './give-notice.ts'
import { confirmKeys } from './hand-over-keys.ts'
import { confirmInspection } from './inspect-home.ts'
import { downloadInventoryPhoto, removeInventoryPhoto, uploadInventoryPhoto } from './inventory-photos.ts'
import { confirmRenewal, recordRenewal } from './renew-licence.ts'
import { downloadRentReceipt, downloadRentYear } from './rent-receipt.ts'
import { recordDepositReturn } from './return-deposit.ts'
import { saveInventory } from './save-inventory.ts'
import { confirmYearTax, recordYearTax } from './year-tax.ts'

export const rentalHandlers: Pick<Handlers<CallContext, Contract['bookings']>, keyof typeof rentals> = {
  recordIntimation: done(recordIntimation),
  recordSocietyForm: done(recordSocietyForm),
  saveInventory: done(saveInventory),
  uploadInventoryPhoto: async (ctx, input, file) => ({ data: await uploadInventoryPhoto(ctx, input, file) }),
  removeInventoryPhoto: done(removeInventoryPhoto),
  downloadInventoryPhoto,
  confirmKeys: done(confirmKeys),
  giveNotice: done(giveNotice),
  confirmInspection: done(confirmInspection),
  recordRenewal: done(recordRenewal),
  confirmRenewal: done(confirmRenewal),
  proposeDeduction: async (ctx, input) => ({ data: await proposeDeduction(ctx, input) }),
  answerDeduction: done(answerDeduction),
  lowerDeduction: done(lowerDeduction),
  withdrawDeduction: done(withdrawDeduction),
  recordYearTax: done(recordYearTax),
  confirmYearTax: done(confirmYearTax),
  recordDepositReturn: done(recordDepositReturn),
  downloadRentReceipt,
  downloadRentYear,
}
