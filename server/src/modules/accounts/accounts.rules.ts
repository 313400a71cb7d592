import type { profile } from '@properysearch/contract/accounts/calls'
import type { Role } from '@properysearch/contract/roles'
import type { z } from 'zod'
import { invalid } from '../../platform/errors.ts'
import type { User } from './users.sql.ts'

/** How a person sees their own account. */
export function profileOf(user: User, publicUrl: (key: string) => string): z.input<typeof profile> {
  return {
    Userdata: {
      id: user.id,
      firstname: user.firstname,
      lastname: user.lastname,
      userrole: user.role,
      email: user.email,
      mobile: user.mobile,
      city: user.city,
      latitude: user.latitude,
      longitude: user.longitude,
      aadharverification: user.aadhaarVerifiedAt ? 1 : 0,
      panverification: user.panVerifiedAt ? 1 : 0,
      memberSince: user.createdAt.toISOString(),
    },
    ProfileImage: user.photoKey && publicUrl(user.photoKey),
  }
}

/** Only agents have a place on the map. Null: it stays what it is. */
export function newPosition(
  role: Role,
  given: { latitude?: number | undefined; longitude?: number | undefined },
): { latitude: number; longitude: number } | null {
  const { latitude, longitude } = given
  if (role !== 'agent' || (latitude === undefined && longitude === undefined)) return null
  if (latitude === undefined) throw invalid({ latitude: 'Send the latitude too, or leave both as they are' })
  if (longitude === undefined) throw invalid({ longitude: 'Send the longitude too, or leave both as they are' })
  return { latitude, longitude }
}

/** A proof of identity is a proof of the name: a person verified under one name cannot take another. */
export function checkNameStays(
  user: Pick<User, 'firstname' | 'lastname' | 'aadhaarVerifiedAt' | 'panVerifiedAt'> | undefined,
  wanted: { firstname: string; lastname: string },
): void {
  if (!user?.aadhaarVerifiedAt && !user?.panVerifiedAt) return
  for (const field of ['firstname', 'lastname'] as const) {
    if (user[field] !== wanted[field]) {
      throw invalid({
        [field]: 'Your name is verified, so it cannot be changed here. To change it, write to the grievance officer.',
      })
    }
  }
}
