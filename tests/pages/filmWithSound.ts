import type { Page } from '@playwright/test';

/** Answers an address with a short film with sound, which the browser itself records. */
export async function routeFilmWithSound(page: Page, address: string): Promise<void> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const paint = canvas.getContext('2d');
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const sound = audio.createMediaStreamDestination();
    tone.connect(sound);
    tone.start();
    const stream = new MediaStream([
      ...canvas.captureStream(25).getTracks(),
      ...sound.stream.getTracks(),
    ]);
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm' });
    const chunks: Blob[] = [];
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    recorder.start();
    const frames = setInterval(() => paint?.fillRect(0, 0, 10, 10), 40);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    clearInterval(frames);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(chunks).arrayBuffer())];
  });
  const body = Buffer.from(bytes);
  await page.route(address, (route) => route.fulfill({ contentType: 'video/webm', body }));
}
