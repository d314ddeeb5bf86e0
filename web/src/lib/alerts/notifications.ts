// Browser notifications while the page is hidden.

export function mayNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

/** Ask for permission; only after a click on the setting. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, text: string, tag: string): void {
  if (!mayNotify() || document.visibilityState === 'visible') return;
  try {
    const notice = new Notification(title, { body: text, tag, icon: '/favicon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker; there the title and the sound must do.
  }
}
