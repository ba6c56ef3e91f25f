import * as contract from '@lanewise/contract/profile'
import { bind } from '#platform/http/bind.ts'
import type { KeptFiles } from '#platform/storage/kept-files.ts'
import {
  readPicture,
  readProfile,
  removePicture,
  setPicture,
  updatePreferences,
  updateProfile,
} from './profile.actions.ts'

export const routes = (files: KeptFiles) => [
  bind(contract.getProfile, ({ ctx }) => readProfile(ctx)),
  bind(contract.updateProfile, ({ ctx, body }) => updateProfile(ctx, body)),
  bind(contract.setProfilePicture, ({ ctx, body }) => setPicture(ctx, files, body.data)),
  bind(contract.removeProfilePicture, ({ ctx }) => removePicture(ctx, files)),
  bind(contract.getPicture, ({ ctx, params }) => readPicture(ctx, files, params.fileId)),
  bind(contract.updatePreferences, ({ ctx, body }) => updatePreferences(ctx, body)),
]
