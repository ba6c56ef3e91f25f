import * as contract from '@lanewise/contract/profile'
import { bind } from '#platform/http/bind.ts'
import {
  type Pictures,
  readPicture,
  readProfile,
  removePicture,
  setPicture,
  updatePreferences,
  updateProfile,
} from './profile.actions.ts'

export const routes = (pictures: Pictures) => [
  bind(contract.getProfile, ({ ctx }) => readProfile(ctx)),
  bind(contract.updateProfile, ({ ctx, body }) => updateProfile(ctx, body)),
  bind(contract.setProfilePicture, ({ ctx, body }) => setPicture(ctx, pictures, body.data)),
  bind(contract.removeProfilePicture, ({ ctx }) => removePicture(ctx, pictures)),
  bind(contract.getPicture, ({ ctx, params }) => readPicture(ctx, pictures, params.fileId)),
  bind(contract.updatePreferences, ({ ctx, body }) => updatePreferences(ctx, body)),
]
