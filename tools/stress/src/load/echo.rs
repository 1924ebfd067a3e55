//! A WebSocket echo server, and its measurement with frames that look like moves. It shows the cost of the machine and
//! the libraries alone.

use super::cores::{Core, keep_to};
use super::latencies::Latencies;
use super::process;
use crate::client::{Socket, Sources};
use crate::{Failure, clock};
use futures_util::{SinkExt, StreamExt};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_tungstenite::accept_async_with_config;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// Number of connections per source address.
const OF_A_NETWORK: usize = 500;

/// Results of the echo measurement.
#[derive(Debug)]
pub(super) struct Echo {
    pub(super) latencies: Latencies,
    /// Processor time of the echo server per frame in microseconds.
    pub(super) cpu_us: f64,
}

/// Listens on a free port, prints the address, and echoes text frames until this process is killed.
///
/// # Errors
///
/// If the server cannot listen or accept a connection.
pub async fn serve() -> Result<(), Failure> {
    let failed = || Failure::io("the echo");
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.map_err(failed())?;
    println!("{}", listener.local_addr().map_err(failed())?);
    loop {
        let (stream, _) = listener.accept().await.map_err(failed())?;
        tokio::spawn(echo(stream));
    }
}

async fn echo(stream: TcpStream) {
    let config = WebSocketConfig::default().read_buffer_size(2048).write_buffer_size(0);
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let Ok(mut socket) = accept_async_with_config(stream, Some(config)).await else {
        return;
    };
    while let Some(Ok(message @ Message::Text(_))) = socket.next().await {
        if socket.send(message).await.is_err() {
            return;
        }
    }
}

/// The echo server process, which is killed on drop.
struct EchoServer(Child);

impl Drop for EchoServer {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Measures the echo with `connections` sockets, which together send `rate` frames per second. `program` is the path of
/// `janggun-stress`.
pub(super) async fn measure(
    program: &Path,
    (connections, rate): (usize, f64),
    duration: Duration,
) -> Result<Echo, Failure> {
    keep_to(Core::Server)?;
    let child = Command::new(program)
        .arg("echo")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn();
    keep_to(Core::Generator)?;
    let mut server = EchoServer(child.map_err(Failure::io(program.display().to_string()))?);
    let mut line = String::new();
    let output = server.0.stdout.take().expect("it is piped");
    BufReader::new(output)
        .read_line(&mut line)
        .map_err(Failure::io("the echo"))?;
    let address: SocketAddr = line
        .trim()
        .parse()
        .map_err(|_| Failure::NotStarted(format!("the echo printed {line:?}")))?;
    let mut sockets = Vec::with_capacity(connections);
    let mut sources = Sources::default();
    let mut source = Ipv4Addr::LOCALHOST;
    for index in 0..connections {
        if index % OF_A_NETWORK == 0 {
            source = sources.next_network();
        }
        sockets.push(Socket::connect(source, address, "/echo").await?);
    }
    let before = process::cpu_time(server.0.id())?;
    let latencies = exchange(sockets, rate, duration).await;
    let after = process::cpu_time(server.0.id())?;
    let cpu = (after - before).as_secs_f64() * 1e6;
    Ok(Echo {
        cpu_us: cpu / latencies.len().max(1) as f64,
        latencies,
    })
}

async fn exchange(sockets: Vec<Socket>, rate: f64, duration: Duration) -> Latencies {
    let interval = Duration::from_secs_f64(sockets.len() as f64 / rate);
    let count = u32::try_from(sockets.len()).expect("fewer than there are ports");
    let start = clock::now();
    let end = start + duration;
    let mut exchanging = JoinSet::new();
    for (index, socket) in (0..count).zip(sockets) {
        exchanging.spawn(exchange_one(socket, (start + interval * index / count, interval, end)));
    }
    let mut latencies = Latencies::default();
    for its in exchanging.join_all().await {
        latencies.extend(its);
    }
    latencies
}

async fn exchange_one(mut socket: Socket, (mut due, interval, end): (Instant, Duration, Instant)) -> Latencies {
    let mut latencies = Latencies::default();
    while due < end {
        clock::sleep_until(due).await;
        let sent = clock::now();
        let message = r#"{"t":"act","id":"m12","ply":12,"action":"a4b4"}"#.to_owned();
        if socket.send(message).await.is_err() || socket.next().await.is_none() {
            break;
        }
        latencies.add(sent.elapsed());
        due += interval;
    }
    latencies
}
