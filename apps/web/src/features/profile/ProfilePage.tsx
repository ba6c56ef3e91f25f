import { type Profile, updateProfile } from '@lanewise/contract/profile'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Form } from '#platform/form/ContractForm.tsx'
import { SaveButton } from '#platform/form/SaveButton.tsx'
import { SaveNotices } from '#platform/form/save/SaveNotices.tsx'
import { JoiningContext } from '#platform/form/save/save-context.ts'
import { UnsavedGuard } from '#platform/form/UnsavedGuard.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Button } from '#ui/action/Button.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { StickyFooter } from '#ui/layout/StickyFooter.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'
import { DetailsCard } from './DetailsCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { PermissionsCard } from './PermissionsCard.tsx'
import { PreferencesCard } from './PreferencesCard.tsx'
import { useProfile } from './profile.api.ts'
import { useProfileForm } from './use-profile-form.ts'

/** The user's own account: profile, permissions and portal preferences. */
export default function ProfilePage() {
  useLiveRefresh(useUser().id)
  const { data: profile, status, refetch } = useProfile()
  if (profile) return <Account profile={profile} />
  return (
    <Columns>
      <PageHeader title="My Profile" />
      <Card flush>
        {status === 'error' ? (
          <ErrorState text="Your profile could not be loaded" onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows />
        )}
      </Card>
    </Columns>
  )
}

function Account({ profile }: { profile: Profile }) {
  const id = useId()
  const { saving, discard } = useProfileForm(profile)
  const { form, submit, isSaving, joining } = saving
  const { isDirty } = form.formState
  useHotkey('mod+enter', () => void form.handleSubmit(submit)(), { enabled: isDirty, label: 'Save' })
  const actions = (
    <>
      <Button kind="ghost" disabled={!isDirty} onClick={discard}>
        Discard changes
      </Button>
      <SaveButton
        operation={updateProfile}
        form={id}
        isSaving={isSaving}
        disabled={!isDirty}
        shortcut={hotkeyText('mod+enter')}
      >
        Save
      </SaveButton>
    </>
  )
  return (
    <Columns>
      <PageHeader title="My Profile" />
      <Column>
        <JoiningContext value={joining}>
          <Form form={form} onSubmit={submit} id={id}>
            <SaveNotices saving={saving} />
            <DetailsCard profile={profile} actions={useNarrow() ? null : actions} />
          </Form>
        </JoiningContext>
        <LastWhenNarrow>
          <PermissionsCard roleLabel={profile.roleLabel} permissions={profile.permissions} />
        </LastWhenNarrow>
      </Column>
      <Column>
        <PreferencesCard />
        <PasswordCard emailAddress={profile.emailAddress} />
      </Column>
      {useNarrow() && isDirty && (
        <Bottom>
          <StickyFooter>{actions}</StickyFooter>
        </Bottom>
      )}
      <UnsavedGuard isDirty={isDirty} />
    </Columns>
  )
}

const WIDE = `@media (min-width:${breakpoints.w1024}px)`

const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  maxWidth: 1440,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(360px, 420px)',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
})

const Column = styled('div')({ display: 'contents', [WIDE]: { display: 'grid', gap: 12, minWidth: 0 } })
const LastWhenNarrow = styled('div')({ order: 1, minWidth: 0 })

const Bottom = styled('div')({ position: 'sticky', bottom: 0, zIndex: 5, order: 2, margin: '0 -12px -12px' })
