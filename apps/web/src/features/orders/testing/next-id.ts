let made = 0
export const nextId = () => {
  made += 1
  return `0198c0de-0000-7000-9200-${String(made).padStart(12, '0')}`
}
