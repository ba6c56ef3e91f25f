/** Rows sorted by their current value, the lowest on top. */
export type Heap = {
  /** Adds a row, or moves it up after its value decreased. */
  put: (row: number) => void
  /** Removes and returns the row with the lowest value; -1 when the heap is empty. */
  take: () => number
}

type Rows = { worth: Uint32Array; rows: Uint16Array; placeOf: Int16Array }

export function heapBy(worth: Uint32Array): Heap {
  const heap: Rows = { worth, rows: new Uint16Array(worth.length), placeOf: new Int16Array(worth.length).fill(-1) }
  let size = 0
  return {
    put(row) {
      const place = heap.placeOf[row] ?? -1
      rise(heap, row, place < 0 ? size++ : place)
    },
    take() {
      if (size === 0) return -1
      const top = heap.rows[0] ?? 0
      size -= 1
      if (size > 0) sink(heap, heap.rows[size] ?? 0, size)
      return top
    },
  }
}

function rise({ worth, rows, placeOf }: Rows, row: number, from: number) {
  const own = worth[row] ?? 0
  let place = from
  while (place > 0) {
    const parent = (place - 1) >> 1
    const above = rows[parent] ?? 0
    if ((worth[above] ?? 0) <= own) break
    rows[place] = above
    placeOf[above] = place
    place = parent
  }
  rows[place] = row
  placeOf[row] = place
}

function sink({ worth, rows, placeOf }: Rows, row: number, size: number) {
  const own = worth[row] ?? 0
  let place = 0
  for (let child = 1; child < size; child = 2 * place + 1) {
    if (child + 1 < size && (worth[rows[child + 1] ?? 0] ?? 0) < (worth[rows[child] ?? 0] ?? 0)) child += 1
    const below = rows[child] ?? 0
    if ((worth[below] ?? 0) >= own) break
    rows[place] = below
    placeOf[below] = place
    place = child
  }
  rows[place] = row
  placeOf[row] = place
}
