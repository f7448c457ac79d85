/** Loads and decodes all images, including lazy ones. Runs in a page. */
export async function loadImages(): Promise<void> {
  const decoded = [...document.images].map((image) => {
    image.loading = 'eager'
    return image.decode()
  })
  await Promise.all(decoded)
}
