import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'

/** The driver's connection supports COPY, but its types do not declare it. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}
type CopyQuery = pg.Submittable & {
  handleCopyData?(message: { chunk: Buffer }): void
  handleCopyInResponse?(connection: CopyConnection): void
  handleCommandComplete(): void
  handleError(error: Error): void
  handleReadyForQuery(): void
}

/** Streams the rows of `copy … to stdout`, one chunk for each row. */
export function copyOut(client: pg.Client, statement: string): Readable {
  let connection: pg.Connection | undefined
  const rows = new Readable({
    objectMode: true,
    highWaterMark: 1000,
    read: () => connection?.stream.resume(),
    destroy: (error, done) => {
      connection?.stream.resume()
      done(error)
    },
  })
  const query: CopyQuery = {
    submit: (given) => {
      connection = given
      given.query(statement)
    },
    handleCopyData: ({ chunk }) => {
      // The chunk is copied because the driver reuses its buffer.
      const isRoom = rows.push(Buffer.from(chunk))
      if (!isRoom && !rows.destroyed) connection?.stream.pause()
    },
    handleCommandComplete: () => {},
    handleError: (error) => rows.destroy(error),
    handleReadyForQuery: () => rows.push(null),
  }
  client.query(query)
  return rows
}

export function copyIn(client: pg.Client, statement: string, rows: Buffer): Promise<void> {
  return new Promise((done, failed) => {
    const query: CopyQuery = {
      submit: (connection) => connection.query(statement),
      handleCopyInResponse: (connection) => void send(connection, rows).catch(failed),
      handleCommandComplete: () => {},
      handleError: failed,
      handleReadyForQuery: done,
    }
    client.query(query)
  })
}

const messageSize = 64 * 1024

async function send(connection: CopyConnection, rows: Buffer) {
  for (let at = 0; at < rows.length; at += messageSize) {
    connection.sendCopyFromChunk(rows.subarray(at, at + messageSize))
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
  }
  connection.endCopyFrom()
}
