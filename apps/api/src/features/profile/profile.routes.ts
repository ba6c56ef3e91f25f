import * as contract from '@lanewise/contract/profile'
import { bind } from '#platform/http/bind.ts'
import type { Storage } from '#platform/storage/storage.ts'
import {
  readPicture,
  readProfile,
  removePicture,
  setPicture,
  updatePreferences,
  updateProfile,
} from './profile.actions.ts'

export const routes = (storage: Storage) => [
  bind(contract.getProfile, ({ ctx }) => readProfile(ctx)),
  bind(contract.updateProfile, ({ ctx, body }) => updateProfile(ctx, body)),
  bind(contract.setProfilePicture, ({ ctx, body }) => setPicture(ctx, storage, body.data)),
  bind(contract.removeProfilePicture, ({ ctx }) => removePicture(ctx)),
  bind(contract.getPicture, ({ ctx, params }) => readPicture(ctx, storage, params.fileId)),
  bind(contract.updatePreferences, ({ ctx, body }) => updatePreferences(ctx, body)),
]
