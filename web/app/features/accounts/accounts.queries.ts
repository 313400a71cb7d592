import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { dayInIndia } from '../../lib/day-in-india.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { saveFile } from '../../lib/save-file.ts'
import { myId, readSession, storeSession } from '../../lib/session.ts'
import { watchUpload } from '../../lib/upload.ts'

type ProfileReply = Awaited<ReturnType<typeof api.accounts.getProfile>>
export type Profile = ProfileReply['data']
type ProfileChange = Parameters<typeof api.accounts.updateProfile>[0]
export type DataExport = Awaited<ReturnType<typeof api.accounts.listDataExports>>['data'][number]

export function useMyProfile() {
  return useQuery({
    queryKey: queryKeys.profile,
    queryFn: () => api.accounts.getProfile({ id: myId() }),
    select: (reply) => reply.data,
  })
}

/** Keeps what the server answered, here and in the stored session. */
export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation({
    // Not handed over as it is: a mutation passes a second argument, which the client would send as a file.
    mutationFn: (input: ProfileChange) => api.accounts.updateProfile(input),
    onSuccess: (reply) => {
      client.setQueryData(queryKeys.profile, reply)
      rememberPerson(reply.data)
      return client.invalidateQueries({ queryKey: queryKeys.dashboard })
    },
  })
}

export function useUploadPhoto(onProgress: (share: number) => void) {
  const afterwards = useAfterPhotoChange()
  return useMutation({
    mutationFn: (file: File) => {
      watchUpload(file, onProgress)
      return api.accounts.uploadPhoto({ id: myId() }, file)
    },
    onSuccess: ({ data }) => afterwards(data.ProfileImage),
  })
}

export function useRemovePhoto() {
  const afterwards = useAfterPhotoChange()
  return useMutation({
    mutationFn: () => api.accounts.removePhoto({ id: myId() }),
    onSuccess: () => afterwards(null),
  })
}

export type ProfessionalDetails = Awaited<ReturnType<typeof api.accounts.getProfessionalDetails>>['data']
type ProfessionalChange = Parameters<typeof api.accounts.updateProfessionalDetails>[0]

export function useProfessionalDetails() {
  return useQuery({
    queryKey: queryKeys.professional,
    queryFn: () => api.accounts.getProfessionalDetails({ id: myId() }),
    select: (reply) => reply.data,
  })
}

export function useUpdateProfessionalDetails() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ProfessionalChange) => api.accounts.updateProfessionalDetails(input),
    onSuccess: (reply) => {
      client.setQueryData(queryKeys.professional, reply)
      return client.invalidateQueries({ queryKey: queryKeys.dashboard })
    },
  })
}

export function useDataExports() {
  return useQuery({
    queryKey: queryKeys.dataExports,
    queryFn: () => api.accounts.listDataExports({ id: myId() }),
    select: (reply) => reply.data,
    // That it is ready is told live; not to a page whose line was not open yet.
    refetchInterval: ({ state }) => (state.data?.data.some((copy) => copy.state === 'preparing') ? 5000 : false),
  })
}

export function useRequestDataExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.accounts.requestDataExport({ id: myId() }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.dataExports }),
  })
}

/** Saved by the mutation itself: a callback given to a call is not run if its button has been redrawn meanwhile. */
export function useDownloadDataExport({ id: exportId, requestedAt }: DataExport) {
  return useMutation({
    mutationFn: () => api.accounts.downloadDataExport({ id: myId(), exportId }),
    onSuccess: (bytes) => saveFile(bytes, `properysearch-data-${dayInIndia(requestedAt)}.json`),
  })
}

function useAfterPhotoChange() {
  const client = useQueryClient()
  return (photo: string | null) => {
    client.setQueryData<ProfileReply>(queryKeys.profile, (old) =>
      old ? { ...old, data: { ...old.data, ProfileImage: photo } } : old,
    )
    return client.invalidateQueries({ queryKey: queryKeys.dashboard })
  }
}

function rememberPerson({ Userdata }: Profile): void {
  const token = readSession()?.token
  if (!token) return
  const { latitude, longitude, ...person } = Userdata
  storeSession({ ...person, latitude: latitude ?? undefined, longitude: longitude ?? undefined }, token)
}
