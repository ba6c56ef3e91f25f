import { megabytesText } from '@lanewise/contract/file-limits'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Progress } from '#ui/feedback/Progress.tsx'
import { FileDrop } from '#ui/form/FileDrop.tsx'
import { radius } from '#ui/theme/tokens.ts'
import type { ImportSetup } from './import-setup.ts'
import { TemplateButton } from './TemplateButton.tsx'
import type { UploadState } from './use-upload.ts'

type ImportStepsProps = { setup: ImportSetup; upload: UploadState }

export function ImportSteps({ setup, upload }: ImportStepsProps) {
  return (
    <Steps>
      <Step title="Download the template">
        <p>{setup.texts.template}</p>
        <TemplateButton file={setup.templateFile} />
      </Step>
      <Step title="Fill it in and save it as CSV">
        <p>{setup.texts.fillIn} Leave the first row as it is.</p>
      </Step>
      <Step title="Upload one CSV file">
        {upload.isRunning ? <Running upload={upload} /> : <Choose setup={setup} upload={upload} />}
      </Step>
    </Steps>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      {children}
    </li>
  )
}

function Choose({ setup: { maxBytes }, upload: { file, choose } }: ImportStepsProps) {
  return (
    <FileDrop
      label={`Drop one CSV file here, at most ${megabytesText(maxBytes)}`}
      accept={['.csv']}
      maxFiles={1}
      maxBytes={maxBytes}
      files={file ? [file] : []}
      onChange={([first]) => choose(first ?? null)}
    />
  )
}

function Running({ upload: { file, progress } }: { upload: UploadState }) {
  if (!progress) return <Progress label={`Uploading ${file?.name}`} detail="" />
  const { done, total } = progress
  return (
    <Progress
      label={`Saving the rows of ${file?.name}`}
      value={(done / Math.max(1, total)) * 100}
      detail={`${formatNumber(done)} of ${formatNumber(total)}`}
    />
  )
}

const Steps = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    paddingLeft: 36,
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    top: -2,
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: radius.full,
    border: `1px solid ${theme.vars.palette.accent.softBorder}`,
    backgroundColor: theme.vars.palette.accent.soft,
    color: theme.vars.palette.accent.fg,
    fontSize: 12,
    fontWeight: 600,
  },
  '& > li > .MuiButton-root': { alignSelf: 'flex-start' },
  '& h3': theme.typography.h3,
  '& p': { color: theme.vars.palette.text.secondary },
}))
