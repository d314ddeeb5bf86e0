// Saves data as a file through the browser.

export function saveBlob(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function save(content: unknown, name: string): void {
  saveBlob(new Blob([JSON.stringify(content)], { type: 'application/json' }), name);
}
