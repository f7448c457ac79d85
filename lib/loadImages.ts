/** Runs in a page: pictures wait until they come near; here all are wanted. */
export async function loadImages(): Promise<void> {
  const pictures = [...document.images].map((picture) => {
    picture.loading = 'eager'
    return picture.decode()
  })
  await Promise.all(pictures)
}
