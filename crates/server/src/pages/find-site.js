(async () => {
  const { pathname, search, hash } = location;
  for (let parts = pathname.split("/").slice(0, -1); parts.length > 0; parts = parts.slice(0, -1)) {
    const base = `${parts.join("/")}/`;
    const site = await fetch(`${base}MARKER`).then((answer) => answer.json(), () => null).catch(() => null);
    if (site?.janggun === undefined) continue;
    const path = encodeURIComponent(pathname.slice(base.length - 1)).replaceAll("%2F", "/");
    location.replace(`${base}?at=${path}${search.replace("?", "&")}${hash}`);
    return;
  }
})();
