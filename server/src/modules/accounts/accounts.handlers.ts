import type { accounts } from '@properysearch/contract/accounts/calls'
import { type CallContext, signedInAs } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { shownExport } from './data-exports.rules.ts'
import { findDataExports } from './data-exports.sql.ts'
import { downloadDataExport } from './download-data-export.ts'
import { getProfile } from './get-profile.ts'
import { getProfessionalDetails, updateProfessionalDetails } from './professional-details.ts'
import { replacePhoto } from './replace-photo.ts'
import { requestDataExport } from './request-data-export.ts'
import { updateProfile } from './update-profile.ts'
import { uploadPhoto } from './upload-photo.ts'

export const accountsHandlers: Handlers<CallContext, typeof accounts> = {
  getProfile,
  updateProfile,
  uploadPhoto,
  removePhoto: async (ctx, input) => {
    await replacePhoto(ctx, signedInAs(ctx, input.id).id, null)
    return {}
  },
  requestDataExport,
  listDataExports: async (ctx, input) => {
    const newest = await findDataExports(ctx.db, signedInAs(ctx, input.id).id, 20)
    return { data: newest.map((dataExport) => shownExport(dataExport, ctx.now)) }
  },
  downloadDataExport,
  getProfessionalDetails,
  updateProfessionalDetails,
}
