/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { ada, startFakeServer } from '../testing/fakeServer'
import { click, renderEditor, send, setUpEditorTests, wait } from '../testing/renderEditor'

setUpEditorTests()

/** Opens a candidate with a photograph. */
async function openPhoto(fields: object = {}, size = { width: 640, height: 400 }) {
  const server = startFakeServer({ [ada]: { src: 'ada-2015.jpg', ...fields } })
  server.photoSize = size
  await renderEditor('#/candidate/ada', server)
  return {
    server,
    /** Places of the crop that the server was asked for. */
    listCrops: () =>
      server.requests.flatMap(([operation, body]) => (operation === 'POST /api/crop' ? [Object(body).focus] : [])),
  }
}

const findCrops = () => screen.queryAllByRole('img', { name: 'The photograph as it will be published' })
const findWhole = () => screen.getByRole('img', { name: /^The whole photograph/ })
const press = (key: string, shiftKey = false) => fireEvent.keyDown(screen.getByRole('slider'), { key, shiftKey })

it('shows the photograph on disk in the three sizes that are published, and removes it with its crop', async () => {
  const { server } = await openPhoto({ photoFocus: { horizontal: 30 } })
  expect(server.requests).toContainEqual(['POST /api/crop', { src: 'ada-2015.jpg', focus: { horizontal: 30 } }])
  expect(findCrops()).toHaveLength(3)
  for (const width of [208, 320, 480])
    expect(screen.getByText(`${width} by ${width * 1.25} pixels`)).toBeInTheDocument()
  click('Remove the photograph')
  expect(findCrops()).toEqual([])
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getByLabelText('Photograph', { selector: 'input' })).toHaveFocus()
  await send('Save')
  expect(server.listSaved()).toEqual([[expect.objectContaining({ path: ada })]])
  expect(server.listSaved()[0]?.[0]?.value).not.toHaveProperty('photoFocus')
})

it('moves the crop of a wide photograph with the keyboard, by 1% or 10%, and back to the usual crop', async () => {
  const { server, listCrops } = await openPhoto()
  const slider = screen.getByRole('slider', { name: 'Left to right' })
  expect(slider).toHaveValue('50')
  press('ArrowRight')
  press('ArrowLeft', true)
  expect(slider).toHaveAttribute('aria-valuetext', '41% from the left')
  await wait()
  expect(listCrops()).toEqual([{}, { horizontal: 41 }])
  await send('Save')
  expect(server.listSaved()).toMatchObject([[{ value: { photoFocus: { horizontal: 41 } } }]])
  click('Back to the usual crop')
  expect(slider).toHaveValue('50')
  expect(slider).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Back to the usual crop' })).toBeNull()
  await send('Save')
  expect(server.listSaved()[1]?.[0]?.value).not.toHaveProperty('photoFocus')
})

it('moves the crop of a tall photograph down with the arrow that points down, and no further than its ends', async () => {
  await openPhoto({}, { width: 200, height: 480 })
  const slider = screen.getByRole('slider', { name: 'Top to bottom' })
  press('ArrowUp')
  expect(slider).toHaveValue('0')
  press('ArrowDown')
  expect(slider).toHaveAttribute('aria-valuetext', '1% from the top')
  for (let count = 0; count < 11; count++) press('ArrowDown', true)
  expect(slider).toHaveValue('100')
})

it('centers the crop on the point that is pressed, and follows a drag', async () => {
  await openPhoto()
  const whole = findWhole()
  // Half as large as the photograph, whose crop is 320 of 640 pixels wide.
  whole.getBoundingClientRect = () => ({ left: 10, top: 0, width: 320, height: 200 }) as DOMRect
  // jsdom has no pointers.
  whole.setPointerCapture = () => {}
  const point = (name: string, clientX: number, buttons: number) =>
    fireEvent(whole, new MouseEvent(name, { bubbles: true, clientX, clientY: 20, buttons }))
  const slider = screen.getByRole('slider')
  point('pointerdown', 210, 1)
  expect(slider).toHaveValue('75')
  point('pointermove', 186, 1)
  expect(slider).toHaveValue('60')
  point('pointermove', 300, 0)
  expect(slider).toHaveValue('60')
  point('pointerdown', 300, 2)
  expect(slider).toHaveValue('60')
  point('pointerdown', 329, 1)
  expect(slider).toHaveValue('100')
})

it('has nothing to move in a photograph of the published shape', async () => {
  await openPhoto({}, { width: 384, height: 480 })
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getByText('All of this photograph is published.')).toBeInTheDocument()
})

it('leaves a crop that comes from the spreadsheet where it is', async () => {
  const photo = { src: 'ada-2015.jpg', photoFocus: { horizontal: 30 } }
  const election = { sheet: ['https://sheets.example/'], sheetFields: ['candidates/photoFocus/horizontal'] }
  await renderEditor('#/candidate/ada', startFakeServer({ [ada]: photo, 'election.yaml': election }))
  expect(findCrops()).toHaveLength(3)
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Back to the usual crop' })).toBeNull()
  expect(screen.getByText(/^This comes from/)).toBeInTheDocument()
})

it('shows the share picture while it is open', async () => {
  const { server } = await openPhoto()
  const page = 'share/profile/ada.png'
  const isAsked = () => server.requests.some(([, body]) => Object(body).page === page)
  expect(isAsked()).toBe(false)
  const details = screen.getByText('Share picture').closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  await wait()
  expect(isAsked()).toBe(true)
  expect(screen.getByRole('img', { name: /as other sites show/ })).toHaveAttribute('src', '/preview/1/')
})
