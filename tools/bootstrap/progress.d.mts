export function withProgress<T>(
  about: { text: string; usually: string },
  work: () => Promise<T>,
  output?: { isTTY?: boolean; write: (text: string) => unknown },
): Promise<T>
