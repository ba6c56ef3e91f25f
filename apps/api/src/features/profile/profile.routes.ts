import * as contract from '@lanewise/contract/profile'
import { bind } from '#platform/http/bind.ts'
import {
  getPicture,
  getProfile,
  removePicture,
  setPicture,
  updatePreferences,
  updateProfile,
} from './profile.actions.ts'

export const routes = [
  bind(contract.getProfile, ({ ctx }) => getProfile(ctx)),
  bind(contract.updateProfile, ({ ctx, body }) => updateProfile(ctx, body)),
  bind(contract.setProfilePicture, ({ work, body }) => setPicture(work, body.data)),
  bind(contract.removeProfilePicture, ({ ctx }) => removePicture(ctx)),
  bind(contract.getPicture, ({ work, params }) => getPicture(work, params.fileId)),
  bind(contract.updatePreferences, ({ ctx, body }) => updatePreferences(ctx, body)),
]
