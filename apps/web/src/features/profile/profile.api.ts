import { userChanged } from '@lanewise/contract/auth'
import {
  getProfile,
  type Profile,
  removeProfilePicture,
  setProfilePicture,
  updateProfile,
} from '@lanewise/contract/profile'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'

export const profileQuery = query(getProfile, {}, { refreshOn: [userChanged] })

export const useProfile = () => useOperationQuery(profileQuery)

export const useUpdateProfile = () => useOperation(updateProfile, useAfterSave())
export const useSetPicture = () => useOperation(setProfilePicture, useAfterSave())
export const useRemovePicture = () => useOperation(removeProfilePicture, useAfterSave())

/** Updates the top bar with the new name and picture right after saving. */
function useAfterSave() {
  const session = useSession()
  return {
    refreshes: [getProfile],
    onSuccess: ({ firstName, lastName, profilePictureFileId }: Profile) =>
      session.change({ firstName, lastName, profilePictureFileId }),
  }
}
